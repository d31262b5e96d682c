import type { TabBar, TabBarPhase } from './tab-bar-schema.ts'

/** The same bar with each of its phases changed. */
export function withPhases(tabBar: TabBar, change: (phase: TabBarPhase) => TabBarPhase): TabBar {
  const { allGuestPhases, preStay, inStay, postStay } = tabBar.guestPhases
  return {
    ...tabBar,
    guestPhases: {
      allGuestPhases: change(allGuestPhases),
      preStay: change(preStay),
      inStay: change(inStay),
      postStay: change(postStay),
    },
  }
}
