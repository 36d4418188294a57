import { READ_EVENT } from './page-signals'

/** Where a browser keeps the last articles that it has counted. */
const MEMORY = 'read-articles'
const KEPT = 200
const IN_VIEW_MS = 3000

/**
 * Runs in the browser, without the framework. Tells the server that somebody reads the article: once for each browser, after
 * a few seconds, and not for a page that the browser only made ready. Where nothing can be stored the server still counts an
 * address once.
 */
export const viewScript = `(function(d,k){var begun={};\
function known(){try{return(localStorage.getItem(k)||"").split(" ").filter(Boolean)}catch(e){return[]}}\
function count(id){if(!id||begun[id]||known().includes(id))return;begun[id]=1;setTimeout(function(){\
try{localStorage.setItem(k,known().concat(id).slice(-${KEPT}).join(" "))}catch(e){}\
fetch("/api/blogs/"+id+"/view",{method:"POST",body:"{}",keepalive:true,\
headers:{"Content-Type":"application/json","X-Requested-With":"XMLHttpRequest"}}).catch(function(){})},${IN_VIEW_MS})}\
function shown(){var a=d.querySelector("[data-counted]");a&&count(a.dataset.counted)}\
function begin(){d.prerendering?d.addEventListener("prerenderingchange",shown,{once:true}):shown()}\
d.addEventListener("DOMContentLoaded",begin);\
addEventListener("${READ_EVENT}",function(e){count(String(e.detail))})})(document,"${MEMORY}")`
