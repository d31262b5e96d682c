/**
 * Starts the app when the page and its first picture have been painted and the browser is idle, or at the
 * first touch or key; without waiting for fonts and pictures where there is little to read before (`data-early`).
 * Files are fetched together and run one after the other, a task each, so that a touch never waits for all of them.
 * A start that does not come is tried again with growing pauses, as every later part is
 * (packages/ui/src/part-loader.ts), and as there only time awake counts; `data-start` says so and styles show the
 * words that stand in the page. The text never changes, so one hash in the Content-Security-Policy allows it on every
 * page.
 */
export const LOADER = `(()=>{
const{script,modules,early}=document.documentElement.dataset;
const touches=['pointerdown','keydown'];
const files=[...modules.split(' ').filter(Boolean),script];
let started=false;
const tell=state=>{document.documentElement.dataset.start=state};
const pause=seconds=>new Promise(end=>{
setTimeout(end,seconds*1000*(1+Math.random()/4));
addEventListener('online',end,{once:true});
document.addEventListener('visibilitychange',()=>document.visibilityState==='visible'&&end())});
const isReached=()=>navigator.onLine?fetch('/version.txt',{cache:'no-store'}).then(answer=>answer.ok,()=>false):false;
const run=async()=>{
for(const href of files){await import(href);await new Promise(next=>setTimeout(next))}};
const load=async()=>{
let left=120,late=()=>{};
const ticks=setInterval(()=>--left<1&&late(),1000);
for(let failures=0,broken=0;;failures++){
try{await Promise.race([run(),new Promise((_,end)=>{late=end})]);clearInterval(ticks);return}catch{}
if(await isReached())broken++;
if(broken>1||left<1){tell('failed');await pause(3600);left=120;failures=broken=0;continue}
tell('waiting');
await pause([4,20,60][Math.min(failures,2)])}};
const start=()=>{
if(started)return;
started=true;
for(const name of touches)removeEventListener(name,start,true);
for(const href of files){
const link=document.createElement('link');
link.rel='modulepreload';
link.href=href;
document.head.append(link)}
load()};
const idle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:3000}):setTimeout(start,200);
const frame=()=>new Promise(requestAnimationFrame);
const painted=async()=>{
await document.querySelector('img[fetchpriority=high]')?.decode().catch(()=>{});
await frame();
await frame();
setTimeout(idle,100)};
for(const name of touches)addEventListener(name,start,{capture:true,passive:true});
early!==undefined||document.readyState==='complete'?painted():addEventListener('load',painted,{once:true})
})()`
