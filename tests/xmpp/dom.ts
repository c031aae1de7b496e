import { JSDOM } from 'jsdom'

// The browser globals that strophe.js needs: its own build for Node requires a DOM package that nothing else here
// needs. The rest, above all the WebSocket, is Node's.
const { window } = new JSDOM()
const { document, DOMParser, XMLSerializer, Element, Node } = window
Object.assign(globalThis, { document, DOMParser, XMLSerializer, Element, Node })
