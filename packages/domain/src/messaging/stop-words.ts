/** Whole answers that ask for no more SMS, in the languages guests write in. */
const STOP = [
  // Every network knows the first; the others are what providers take for it.
  'stop',
  'stopall',
  'stop all',
  'unsubscribe',
  'optout',
  'opt out',
  // Danish, Norwegian and Swedish
  'afmeld',
  'frameld',
  'stopp',
  'avmeld',
  'meld av',
  'avsluta',
  'avregistrera',
  // Finnish
  'lopeta',
  'seis',
  // Dutch
  'afmelden',
  'stoppen',
  // Estonian
  'lõpeta',
  'loobu',
  'loobun',
]
const START = ['start', 'unstop', 'tilmeld', 'starta', 'aloita', 'aanmelden', 'alusta']

/** Whether an SMS is nothing but the wish to get no more of them, or to get them again. */
export function stopOrStart(text: string): 'stop' | 'start' | null {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (STOP.includes(words)) return 'stop'
  return START.includes(words) ? 'start' : null
}
