import { CARRIED_TOAST_KEY, READY_EVENT, WHOLE_PAGE_HEADER } from '../../lib/page-signals.ts'

const LONGEST_WAIT_MS = 1000

/** What needs the framework's scripts: every control but the switch of colours and forms that the browser sends itself. */
const CONTROLS = 'button,input:not([type=hidden]),textarea,select:not([name=theme])'

const NOT_LOADED = 'This part of the page could not be loaded. Please check your connection, then try again.'

const NOT_COMPLETE =
  'This page could not be loaded completely. Please check your connection, then load the page again.'

const STALE = 'This page has changed since you opened it. Please load it again.'
const CHANGED = 'This page has changed since you opened it. Please press once more.'

const SLOW_AFTER_MS = 4000
/** A line on which nothing comes for so long is given up, so that the next press can try again. */
const LOST_AFTER_MS = 20_000
const SLOW = 'Still loading on a slow line. What you pressed is done as soon as it is there.'

/**
 * Id of the element that keeps what the framework's scripts take the page over with, or says where it is. No heading gets
 * it, for theirs have no underscore.
 */
export const PAGE_DATA = 'page_data'

/** Where the data of a page is asked for that does not carry it. */
export const PAGE_DATA_PATH = '/_next/page-data/'

/**
 * `bringData`: hands the page's data to the framework's scripts. A page may be painted before all of it has come.
 * `askForData`: a page that does not carry its data names its address. Where that is known no longer, for the page has
 * changed or another server answers, the page is asked for as it is now; the framework then draws anew what is different.
 * Where the page is gone or has other files by now, only loading it again helps; where the server is busy or away, waiting.
 */
const BRING_DATA = `
function handOver(text){
  var data=window.__next_f=window.__next_f||[];
  data.push([0]);data.push([1,text.replace(/&(\\d+);/g,function(_,code){return String.fromCharCode(code)})])
}
function dataElement(){return doc.getElementById("${PAGE_DATA}")}
function whenWhole(work){doc.addEventListener("DOMContentLoaded",work,{once:true})}
function bringData(){
  var data=dataElement();
  data?handOver(data.textContent):whenWhole(bringData)
}
function ask(address,headers){return fetch(address,{cache:headers?"no-store":"default",headers:headers||{},signal:AbortSignal.timeout(${LOST_AFTER_MS})})}
function askForData(address){
  stale=0;
  return ask(address).then(function(answer){
    if(!answer.ok)throw 0;
    return answer.text()
  }).catch(function(){
    return ask(location.pathname+location.search,{"${WHOLE_PAGE_HEADER}":"1"}).then(function(answer){
      if(answer.status>499||answer.status===429)throw 0;
      return answer.text()
    }).then(function(page){
      var found=/type="text\\/plain" id="${PAGE_DATA}"(?: data-may-wait="")?>([^<]+)/.exec(page);
      stale=!found||sources.some(function(source){return page.indexOf(source)<0});
      if(stale)throw 0;
      return found[1]
    })
  })
}`

/**
 * `load`: asks for each script file once. One that does not come is asked for again at the next press, which is told
 * below the row of the button, so that it stays where it is; where nothing was pressed, it is told at the end of the body:
 * to whoever is in a field, and by pages with a tool, which ask again when the line is back.
 * The framework compares the document with its own drawing: notes go when the last file is there, before that begins.
 */
const LOAD = `
function load(){
  if(asking)return;
  if(!begun){
    if(!whole&&doc.readyState==="loading"&&!dataElement()){
      asking=1;
      return whenWhole(function(){asking=0;load()})
    }
    var address=dataAddress();
    if(address){
      asking=1;
      return askForData(address).then(function(text){begun=1;asking=0;handOver(text);load()},function(){asking=0;letLoadEnd();tellFailure()})
    }
    begun=1;bringData()
  }
  for(;sources.length;){
    var script=doc.createElement("script");
    script.src=sources.shift();script.async=true;script.onload=came;script.onerror=failed;
    coming++;
    doc.head.appendChild(script)
  }
  letLoadEnd()
}
function dataAddress(){
  var data=dataElement();
  return data&&data.getAttribute("data-at")
}
function letLoadEnd(){if(frame){frame.contentDocument.close();frame.remove();frame=0}}
function came(){--coming||sources.length||hush()}
function failed(){
  coming--;
  sources.push(this.getAttribute("src"));this.remove();
  tellFailure()
}
function tellFailure(){
  if(!held){
    if(note)return;
    if(stale)tellBelow("alert",${JSON.stringify(STALE)});
    else if(whole)tellBelow("alert",${JSON.stringify(NOT_COMPLETE)});
    else if(control(doc.activeElement||doc))tellBelow("alert",${JSON.stringify(NOT_LOADED)});
    return
  }
  for(var row=held;/flex/.test(getComputedStyle(row.parentNode).display)||row.parentNode.tagName==="LI";)row=row.parentNode;
  release();
  tell("alert",stale?${JSON.stringify(STALE)}:${JSON.stringify(NOT_LOADED)},row.parentNode,row.nextSibling)
}
function release(){
  clearTimeout(timer);
  if(held)held.removeAttribute("data-waiting");
  hush();held=0
}
function hush(){if(note){note.remove();note=0}}
function tell(role,text,parent,next){
  note=doc.createElement("p");note.setAttribute("role",role);note.className="page-note";
  parent.insertBefore(note,next);note.textContent=text
}
function tellBelow(role,text){tell(role,text,doc.body,null)}
addEventListener("online",function(){(whole||note)&&load()});`

/**
 * `afterPaint`: does its work at the first contentful paint, or after a second. Until then an empty frame whose document
 * is kept open makes the page's `load` event wait, so that nothing that waits for `load` takes the line from what is to be
 * seen. A hidden tab paints nothing.
 */
const AFTER_PAINT = `
function afterPaint(work){
  if(doc.hidden)return work();
  setTimeout(work,${LONGEST_WAIT_MS});
  try{
    new PerformanceObserver(function(list){
      list.getEntriesByName("first-contentful-paint").length&&work()
    }).observe({type:"paint",buffered:true})
  }catch(e){return work()}
  frame=doc.createElement("iframe");frame.hidden=true;
  doc.documentElement.appendChild(frame);frame.contentDocument.open()
}`

/**
 * A button that is pressed before the framework is there is pressed again when it is; what is typed stays by itself. A
 * long wait is told at the end of the body, where the framework passes over what it does not know. Where the page has
 * changed meanwhile, the framework has drawn another button; `event.detail` knows which.
 */
const HOLD = `
function control(target){
  var found=target.closest&&target.closest(${JSON.stringify(CONTROLS)});
  return found&&!found.closest("form[action]")&&found
}
function hold(event){
  var button=control(event.target);
  if(!button||button.tagName!=="BUTTON")return;
  event.preventDefault();event.stopPropagation();
  release();
  held=button;held.setAttribute("data-waiting","");
  timer=setTimeout(function(){
    tellBelow("status",${JSON.stringify(SLOW)});
    timer=setTimeout(function(){hush();tellBelow("alert",${JSON.stringify(NOT_COMPLETE)})},${LOST_AFTER_MS})
  },${SLOW_AFTER_MS});
  load()
}
addEventListener("click",hold,true);
addEventListener("${READY_EVENT}",function(event){
  removeEventListener("click",hold,true);
  var button=held;
  release();
  if(!button)return;
  if(!button.isConnected)button=event.detail&&event.detail(button);
  if(button)return button.click();
  tellBelow("alert",${JSON.stringify(CHANGED)});
  addEventListener("click",hush,{capture:true,once:true})
},{once:true});`

/**
 * Loads when a pointer, a finger or the focus comes to a control. When the page is there and painted and the line is
 * free, the files are fetched ahead, and not run. The header shows who is signed in: when the server says that somebody is,
 * the files are loaded, as they are when a toast was left for this page.
 */
const ON_TOUCH = `
function hasToast(){try{return sessionStorage.getItem("${CARRIED_TOAST_KEY}")}catch(e){}}
function askWho(){
  if(hasToast())return load();
  fetch("/api/session").then(function(answer){return answer.json()}).then(function(answer){answer.user&&load()}).catch(function(){})
}
function reach(event){control(event.target)&&load()}
function fetchAhead(as,address){
  var link=doc.createElement("link");
  link.rel="prefetch";link.as=as;link.href=address;
  doc.head.appendChild(link)
}
function prepare(){
  if((navigator.connection||{}).saveData||![].some.call(doc.querySelectorAll(${JSON.stringify(CONTROLS)}),control))return;
  var address=dataAddress();
  if(address&&!begun&&!asking)fetchAhead("fetch",address);
  sources.forEach(function(source){fetchAhead("script",source)})
}
afterPaint(hasToast()?load:letLoadEnd);
if(!hasToast()){
  ["pointerover","pointerdown","focusin","input"].forEach(function(name){addEventListener(name,reach,true)});
  addEventListener("load",function(){
    doc.prerendering?doc.addEventListener("prerenderingchange",askWho,{once:true}):askWho();
    (window.requestIdleCallback||setTimeout)(prepare)
  });
  addEventListener("pageshow",function(event){event.persisted&&askWho()})
}`

const oneLine = (script: string): string => script.replace(/\n\s*/g, '')

const loader = (body: string, sources: readonly string[]): string =>
  `(function(sources,doc){var asking,begun,frame,held,note,stale,timer,whole,coming=0;${oneLine(body)}})(${JSON.stringify(sources)},document)`

/** The inline script that loads a page's script files after its first paint. */
export const loadAfterPaint = (sources: readonly string[]): string =>
  loader(`${BRING_DATA}${LOAD}${AFTER_PAINT}${HOLD}whole=1;afterPaint(load)`, sources)

/** The inline script that loads a page's script files when somebody reaches for a control. */
export const loadOnTouch = (sources: readonly string[]): string =>
  loader(`${BRING_DATA}${LOAD}${AFTER_PAINT}${HOLD}${ON_TOUCH}`, sources)
