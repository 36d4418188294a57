import { LINKED_EVENT } from './page-signals'

/**
 * Runs in the browser, without the framework. Opens the question that the address names, shows it in the middle and gives it the
 * focus. A mistyped fragment may not decode.
 */
export const linkedScript = `(function(d){function open(){var n=location.hash.slice(1);\
try{n=decodeURIComponent(n)}catch(e){}var a=n&&d.getElementById(n),q=a&&a.closest("details");if(!q)return;\
q.open=true;q.scrollIntoView({block:"center"});q.querySelector("summary").focus({preventScroll:true})}\
d.addEventListener("DOMContentLoaded",open);["hashchange","${LINKED_EVENT}"].forEach(function(e){addEventListener(e,open)})})(document)`
