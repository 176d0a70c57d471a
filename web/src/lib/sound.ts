/** Two quiet tones, made here; nothing is played unless sound is switched on. */
import { settings } from './settings.svelte'

let context: AudioContext | undefined

function tone(at: number, pitch: number, length: number) {
  if (!context) return
  const start = context.currentTime + at
  const voice = context.createOscillator()
  const volume = context.createGain()
  voice.type = 'sine'
  voice.frequency.value = pitch
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, start + length)
  voice.connect(volume).connect(context.destination)
  voice.start(start)
  voice.stop(start + length)
}

export function play(what: 'turn' | 'refused' | 'end') {
  if (!settings.values.sound) return
  context ??= new AudioContext()
  if (what === 'turn') [523, 784].forEach((pitch, at) => tone(at * 0.14, pitch, 0.5))
  if (what === 'end') [392, 523, 659, 784].forEach((pitch, at) => tone(at * 0.16, pitch, 0.7))
  if (what === 'refused') tone(0, 196, 0.25)
}
