/** Where a browser keeps the choice; nothing is kept for 'system'. */
const KEY = 'quickwin:theme'

/**
 * Runs in the browser, before the first paint and without the framework. Puts the choice of light or dark on the
 * document, shows it in every switch, and keeps what somebody chooses; other tabs follow. Where storage is switched
 * off the choice lasts for the page.
 */
export const themeScript = `(function(d,k){var r=d.documentElement;\
function kept(){try{var t=localStorage.getItem(k);return t==="light"||t==="dark"?t:"system"}catch(e){return"system"}}\
function apply(t){if(t==="system")delete r.dataset.theme;else r.dataset.theme=t;\
d.querySelectorAll("select[name=theme]").forEach(function(s){s.value=t})}\
apply(kept());d.addEventListener("DOMContentLoaded",function(){apply(kept())});\
d.addEventListener("change",function(e){if(e.target.name!=="theme")return;var t=e.target.value;\
try{t==="system"?localStorage.removeItem(k):localStorage.setItem(k,t)}catch(x){}apply(t)});\
addEventListener("storage",function(e){if(e.key===k||e.key===null)apply(kept())})})(document,"${KEY}")`
