import { mount } from 'svelte';
import App from './App.svelte';
import { waiting } from './net/api';
import { notices } from './shell/notices.svelte';
import './styles/fonts.css';
import './styles/theme.css';
import './styles/base.css';

waiting.tell = (seconds) => notices.wait(seconds);

const target = document.getElementById('app');
if (target) mount(App, { target });
