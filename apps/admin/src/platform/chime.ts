/** Two soft notes, made by the browser itself: no file to fetch, and nothing to hear when the tab is muted. */

const NOTES = [
  { hertz: 659, at: 0 },
  { hertz: 880, at: 0.16 },
]
const LENGTH_SECONDS = 0.7
const LOUDNESS = 0.25

let context: AudioContext | undefined

/** The sound of this tab, playing where the browser lets it; undefined where it has none. */
async function openSound(): Promise<AudioContext | undefined> {
  if (!('AudioContext' in globalThis)) return undefined
  context ??= new AudioContext()
  // A browser that wants a click first leaves this promise waiting for ever.
  await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 500))])
  return context
}

/**
 * Tells whether the browser holds sound back, now and after every press on the page, which lets it go. After, so that
 * what was pressed is still there.
 */
export function watchSound(tell: (isBlocked: boolean) => void): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const look = async () => {
    const sound = await openSound()
    if (sound && !signal.aborted) tell(sound.state !== 'running')
  }
  for (const press of ['click', 'keyup']) {
    document.addEventListener(press, () => void look(), { signal })
  }
  void look()
  return () => stopped.abort()
}

/** False when the browser would not play; most ask for a click on the page first. */
export async function playChime(): Promise<boolean> {
  const sound = await openSound()
  if (sound?.state !== 'running') return false
  for (const { hertz, at } of NOTES) playNote(sound, hertz, sound.currentTime + at)
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
