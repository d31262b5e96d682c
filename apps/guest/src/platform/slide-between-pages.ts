/** Pages of guests, which have the rules to slide in (arrive-home.css, arrive-from-side.css). */
const SLIDES_IN = /^\/(guestbook|pages|order|return)\//

// A page without those rules would answer a begun slide with an error: the way there, back included, is a plain one.
const still = new CSSStyleSheet()
still.replaceSync('@view-transition{navigation:none}')
globalThis.navigation?.addEventListener('navigate', ({ destination }) => {
  document.adoptedStyleSheets = SLIDES_IN.test(new URL(destination.url).pathname) ? [] : [still]
})

// A slide that does not happen, because the way was given up or led to a page of words, is no error.
addEventListener('pageswap', ({ viewTransition }) => {
  for (const end of [viewTransition?.ready, viewTransition?.finished]) end?.catch(() => undefined)
})
