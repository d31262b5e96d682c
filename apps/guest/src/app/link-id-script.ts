import { LINK_ID_KEY, LINK_ID_MAX_LENGTH } from '@innkeeper/domain/guestbook/constants.ts'

/**
 * Takes the link id out of the address of a page that loads nothing: what `keepLinkId` does where the app runs
 * (link-id.ts; a test holds both against each other). The text never changes, so one hash allows it.
 */
export const LINK_ID_SCRIPT = `(()=>{
const query=new URLSearchParams(location.search);
const given=query.get('l')??query.get('linkId');
const linkId=(given??'').replace(/\\s+/g,'').slice(0,${LINK_ID_MAX_LENGTH});
try{if(linkId)sessionStorage.setItem('${LINK_ID_KEY}',linkId)}catch{}
if(!query.has('l'))return;
query.delete('l');
const rest=String(query);
history.replaceState(history.state,'',location.pathname+(rest&&'?'+rest)+location.hash)
})()`
