import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { catalogues } from './catalogues.ts'
import { installable } from './installable.ts'
import { pictures } from './pictures.ts'

const server = process.env.TAFELRUNDE_URL ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), catalogues(), pictures(), installable()],
  build: {
    outDir: '../src/tafelrunde/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: ['..'] }, // catalogues and maps are those of the Python package
    proxy: { '/api': server, '/locale': server, '/ws': { target: server, ws: true } },
  },
})
