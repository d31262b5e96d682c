type Told = { title: string; body: string; tag: string; onOpen: () => void }

/** The system's own notification; a click brings the page to the front and opens what it is about. */
export function systemNotification({ title, body, tag, onOpen }: Told): void {
  // Phones allow them from a service worker alone, which the staff app has not; nothing is shown there.
  try {
    const notification = new Notification(title, { body, tag })
    notification.onclick = () => {
      window.focus()
      notification.close()
      onOpen()
    }
  } catch {}
}
