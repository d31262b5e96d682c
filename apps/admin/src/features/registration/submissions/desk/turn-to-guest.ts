import { endSession } from '../../../../platform/end-session.ts'
import { forgetGuestForms } from '../../../../platform/forget-guest-forms.ts'

type Leave = {
  end: () => Promise<void>
  /** Takes what is on screen away for good: Back must not bring it up again. */
  forget: () => void
  go: (path: string) => void
}

const inBrowser: Leave = {
  end: endSession,
  forget: () => {
    forgetGuestForms()
    // A browser may keep the page as it was and show it again; then there is nothing on it, and it is loaded anew.
    addEventListener('pagehide', () => document.body.replaceChildren())
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) location.reload()
    })
  },
  go: (path) => location.replace(path),
}

/**
 * Gets the link while somebody is signed in, signs this browser out, and only then shows the guest's form: a device
 * that is turned round holds nothing of the staff's. Where signing out fails, it stays where it is.
 */
export async function turnToGuest(
  makeLink: () => Promise<{ path: string }>,
  { end, forget, go }: Leave = inBrowser,
): Promise<void> {
  const { path } = await makeLink()
  await end()
  forget()
  go(path)
}
