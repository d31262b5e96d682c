/** The demo's property that every measurement looks at. */
export const HOTEL = 'fjellheim'
export const GUESTBOOK_PATH = `/guestbook/${HOTEL}`
