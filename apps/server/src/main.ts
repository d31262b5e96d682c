import './quick-start.ts'

// Imported only now, so that what makes the start quick is in force for all of it.
const { serve } = await import('./serve.ts')
await serve()
