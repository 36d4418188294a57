/**
 * Runs in the browser, without the framework. The menu of small screens is a `details` and opens by itself; this closes it by
 * Esc, by a choice, by a press elsewhere and when the focus leaves it, which would be covered else.
 */
export const menuScript = `(function(d){\
function shown(){return d.querySelector("details[data-menu][open]")}\
["pointerdown","focusin"].forEach(function(name){\
d.addEventListener(name,function(e){var m=shown();if(m&&!m.contains(e.target))m.open=false})});\
d.addEventListener("click",function(e){var m=shown();if(m&&m.contains(e.target)&&e.target.closest("a"))m.open=false});\
d.addEventListener("keydown",function(e){var m=shown();if(m&&e.key==="Escape"&&m.contains(e.target)){\
m.open=false;m.querySelector("summary").focus()}})})(document)`
