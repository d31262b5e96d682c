/** What guests come by has the rules to slide in, failures and the sandbox's payment page included. */
const SLIDES_IN = /^\/(guestbook|pages|order|upselling|room-upgrades|return|payment-sandbox)\//

addEventListener('pageswap', ({ activation, viewTransition }) => {
  if (!viewTransition) return
  // A slide that does not happen, because the way was given up or led to a page of words, is no error.
  for (const end of [viewTransition.ready, viewTransition.finished]) end.catch(() => undefined)
  // A page without those rules would answer a begun slide with an error: the way there, back included, is a plain one.
  const { url } = activation?.entry ?? {}
  if (!url || !SLIDES_IN.test(new URL(url).pathname)) viewTransition.skipTransition()
})
