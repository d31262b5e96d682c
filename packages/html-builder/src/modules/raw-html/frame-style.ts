/**
 * The styles of every such frame. It takes over the page's policy, which allows this text by its hash: whatever
 * differs from page to page stands in a style attribute. What is hidden is not there at all in cleaned HTML; an editor
 * draws it before it is cleaned.
 */
export const FRAME_STYLE = `:root{color-scheme:light dark;--ink:var(--day-ink);--accent:var(--day-accent)}
@media (prefers-color-scheme:dark){:root{--ink:var(--night-ink);--accent:var(--night-accent)}}
:root.day{color-scheme:light;--ink:var(--day-ink);--accent:var(--day-accent)}
:root.night{color-scheme:dark;--ink:var(--night-ink);--accent:var(--night-accent)}
body{display:flow-root;margin:0;color:var(--ink);font:16px/1.45 var(--font),system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2,h3{font-family:var(--heading),Georgia,serif;font-weight:500;line-height:1.2}
body>:first-child{margin-top:0}
body>:last-child{margin-bottom:0}
a{color:var(--accent)}
img,table{max-width:100%;height:auto}
table{border-collapse:collapse}
input,select,textarea,iframe,object,embed,video,audio,svg,canvas,:root.draft-page img[src*="//"]{display:none!important}
td,th{padding-block:4px;padding-inline:0 20px;text-align:start;vertical-align:baseline}`
