/** What a form ends with; nobody needs it before. */
export { AlreadyFilled } from './sent/already-filled.tsx'
export { LinkUsed } from './sent/link-used.tsx'
export { SentScreen } from './sent/sent-screen.tsx'
