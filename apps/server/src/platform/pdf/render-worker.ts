import { parentPort, workerData } from 'node:worker_threads'
import { renderSheet } from './render.ts'

parentPort?.postMessage(await renderSheet(workerData))
