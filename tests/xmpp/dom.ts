import { JSDOM } from 'jsdom'

// What strophe.js finds in a browser: its own build for Node wants a DOM package that nothing else here needs. The rest,
// the WebSocket first of all, is Node's.
const { window } = new JSDOM()
const { document, DOMParser, XMLSerializer, Element, Node } = window
Object.assign(globalThis, { document, DOMParser, XMLSerializer, Element, Node })
