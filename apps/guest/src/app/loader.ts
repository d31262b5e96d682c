/**
 * Starts the app when the page and its first picture have been painted and the browser is idle, or at the
 * first touch or key. The text never changes, so one hash in the Content-Security-Policy allows it on every page.
 */
export const LOADER = `(()=>{
const{script,modules}=document.documentElement.dataset;
const touches=['pointerdown','keydown'];
let started=false;
const start=()=>{
if(started)return;
started=true;
for(const name of touches)removeEventListener(name,start,true);
for(const href of modules.split(' ').filter(Boolean)){
const link=document.createElement('link');
link.rel='modulepreload';
link.href=href;
document.head.append(link)}
import(script)};
const idle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:3000}):setTimeout(start,200);
const frame=()=>new Promise(requestAnimationFrame);
const painted=async()=>{
await document.querySelector('img[fetchpriority=high]')?.decode().catch(()=>{});
await frame();
await frame();
setTimeout(idle,100)};
for(const name of touches)addEventListener(name,start,{capture:true,passive:true});
document.readyState==='complete'?painted():addEventListener('load',painted,{once:true})
})()`
