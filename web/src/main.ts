import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { language } from './lib/language.svelte'

language.start().then(() => mount(App, { target: document.getElementById('app')! }))
