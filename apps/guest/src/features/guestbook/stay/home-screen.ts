import { boxHref } from '../address.ts'

/** The address of the words on how to keep the guestbook on the home screen, where a box has its id. */
export const HOME_SCREEN_ID = 'home-screen'
export const HOME_SCREEN_HREF = boxHref(HOME_SCREEN_ID)
