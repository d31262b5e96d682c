import type { PageFailure } from '@innkeeper/api/page.ts'

/** What staff closed and can open again, a server that comes back, a crowd that passes; the rest stays as it is. */
const PASSING: readonly PageFailure[] = ['inactive', 'no-ordering', 'away', 'too-many']

/**
 * Asks for the page while it is in sight, with pauses that grow from 4 seconds to a minute, and shows it once it is
 * there. The one script of a page that is words and links alone: loading such a page anew again and again would take a
 * reader's place away. A form that was sent is not sent again. The text never changes, so one hash allows it.
 */
const COMES_BACK = `(()=>{
let pause=4000,isAsking=false;
const look=async()=>{
if(isAsking||document.visibilityState==='hidden')return;
isAsking=true;
const isOpen=await fetch(location.href,{method:'HEAD',cache:'no-store'}).then(answer=>answer.ok,()=>false);
isAsking=false;
if(isOpen)location.replace(location.pathname+location.search)};
const wait=()=>setTimeout(async()=>{await look();pause=Math.min(pause*1.5,60000);wait()},pause*(1+Math.random()/4));
document.addEventListener('visibilitychange',look);
addEventListener('online',look);
wait()
})()`

export function comesBackScript(failure: PageFailure): string | null {
  return PASSING.includes(failure) ? COMES_BACK : null
}
