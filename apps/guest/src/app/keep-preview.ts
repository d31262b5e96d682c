/**
 * Before a preview has come to life, and in a new tab, a box link is followed by the browser: it is given the rest of
 * the page's query on its way, or the box would open for nobody in particular. What the app follows itself is left
 * alone. The text never changes, as the loader's.
 */
export const KEEP_PREVIEW = `addEventListener('click',event=>{
const link=event.defaultPrevented?null:event.target.closest('a[href^="?box="]');
if(!link)return;
const href=link.getAttribute('href');
const query=new URLSearchParams(location.search);
query.set('box',new URLSearchParams(href).get('box'));
link.setAttribute('href','?'+query);
setTimeout(()=>link.setAttribute('href',href))})`
