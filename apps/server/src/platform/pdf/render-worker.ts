import { parentPort, workerData } from 'node:worker_threads'
import { renderLabelSheet } from './render.ts'

parentPort?.postMessage(await renderLabelSheet(workerData))
