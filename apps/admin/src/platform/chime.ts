/** Two soft notes, made by the browser itself: no file to fetch, and nothing to hear when the tab is muted. */

const NOTES = [
  { hertz: 659, at: 0 },
  { hertz: 880, at: 0.16 },
]
const LENGTH_SECONDS = 0.7
const LOUDNESS = 0.25

let context: AudioContext | undefined

/** False when the browser would not play; most ask for a click on the page first. */
export async function playChime(): Promise<boolean> {
  if (!('AudioContext' in globalThis)) return false
  context ??= new AudioContext()
  // A browser that wants a click first leaves this promise waiting for ever.
  await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 500))])
  if (context.state !== 'running') return false
  for (const { hertz, at } of NOTES) playNote(context, hertz, context.currentTime + at)
  return true
}

function playNote(audio: AudioContext, hertz: number, start: number): void {
  const tone = new OscillatorNode(audio, { frequency: hertz, type: 'sine' })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH_SECONDS)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + LENGTH_SECONDS)
}
