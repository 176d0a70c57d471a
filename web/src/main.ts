import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { install } from './lib/installed'
import { language } from './lib/language.svelte'

language.start().then(() => {
  mount(App, { target: document.getElementById('app')! })
  void install().catch(() => {}) // without it everything works but reading offline
})
