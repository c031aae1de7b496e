import { transportContract } from './transport-contract.ts'
import { webSocketWorld } from './websocket-world.ts'

transportContract('JSON frames', webSocketWorld)
