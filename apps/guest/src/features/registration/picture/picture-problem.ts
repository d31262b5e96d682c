/** Codes of the server that have words of their own for a guest with a phone in hand. */
const WORDS = {
  offline: 'picture.offline',
  'media/heic': 'picture.heic',
  'media/too-large': 'picture.tooLarge',
  'media/too-many-pixels': 'picture.tooLarge',
  'media/type-not-allowed': 'picture.notPicture',
  'media/broken': 'picture.broken',
  'media/busy': 'picture.busy',
} as const

/** Refusals of the moment, not of the file. */
const MOMENTARY = ['media/busy', 'media/too-slow']

/** What the server would not read either; said before anything is sent. */
const MOST_BYTES = 20 * 1024 * 1024

export type PictureProblem = {
  words: (typeof WORDS)[keyof typeof WORDS] | 'picture.failed'
  mayRetry: boolean
}

/** What to say of a picture that was not taken, and whether the same one is worth another try. */
export function pictureProblem(code: string): PictureProblem {
  const words = Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : 'picture.failed'
  return { words, mayRetry: !code.startsWith('media/') || MOMENTARY.includes(code) }
}

/** What is wrong with a file before it is sent, as the server would say it. */
export function codeOfFile({ type, size }: Pick<Blob, 'type' | 'size'>): string | null {
  if (/^image\/hei[cf]/.test(type)) return 'media/heic'
  if (type !== '' && !type.startsWith('image/')) return 'media/type-not-allowed'
  return size > MOST_BYTES ? 'media/too-large' : null
}
