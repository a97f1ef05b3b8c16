"""Russian Railroads (Helmut Ohley and Leonhard Orgler): build three lines, industry, and the best engineers."""
