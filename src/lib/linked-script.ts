import { LINKED_EVENT } from './page-signals'

/**
 * Runs in the browser, without the framework. Opens the question that the address names, shows it in the middle and gives it the
 * focus; browsers that go to the name themselves take the focus away again, so it is given once more when all is loaded. A page
 * that the framework takes over later has been opened before: its visitor may be elsewhere by then. A mistyped fragment may not
 * decode.
 */
export const linkedScript = `(function(d){var opened,own;\
function focus(){opened.querySelector("summary").focus({preventScroll:true})}\
function open(){var n=location.hash.slice(1);\
try{n=decodeURIComponent(n)}catch(e){}var a=n&&d.getElementById(n),q=a&&a.closest("details");if(!q)return;\
q.open=true;q.scrollIntoView({block:"center"});opened=q;focus()}\
d.addEventListener("DOMContentLoaded",function(){own=location.pathname;open()});\
addEventListener("load",function(){if(opened&&d.activeElement===d.body)focus()});\
addEventListener("hashchange",open);\
addEventListener("${LINKED_EVENT}",function(){var known=own===location.pathname;own=0;if(!known)open()})})(document)`
