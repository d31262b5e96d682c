import { INSTALLED_FROM_KEY } from '@innkeeper/domain/guestbook/constants.ts'
import { INSTALLED_FROM_PATTERN } from '@innkeeper/domain/guestbook/installed-from.ts'

/**
 * Goes to the guestbook this device opened last (spec 2); of the hotel an installed app was made for, when it
 * names one. Storage can be switched off.
 */
export const ROOT_SCRIPT = `(()=>{
const{otherwise,hotel}=document.documentElement.dataset;
let stored=null;
try{stored=localStorage.getItem('${INSTALLED_FROM_KEY}')}catch{}
const found=${INSTALLED_FROM_PATTERN}.exec(stored??'');
location.replace(found&&(!hotel||found[1]===hotel)?stored:otherwise)
})()`

/** The page at `/`: nothing to see, only where to go, with and without a script. */
export function rootPage({ otherwise, hotel }: { otherwise: string; hotel: string | null }): string {
  const address = escaped(otherwise)
  return `<!doctype html>
<html lang="en" data-otherwise="${address}"${hotel === null ? '' : ` data-hotel="${escaped(hotel)}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Innkeeper</title>
<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>
</head>
<body>
<script>${ROOT_SCRIPT}</script>
<noscript><a href="${address}">Innkeeper</a></noscript>
</body>
</html>
`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
