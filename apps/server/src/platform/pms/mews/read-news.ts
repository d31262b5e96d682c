import * as z from 'zod/mini'

const newsSchema = z.object({ EnterpriseId: z.string() })

/** A general webhook names the enterprise it is about; what changed there is asked for. */
export function readMewsNews(body: unknown): string | null {
  const news = newsSchema.safeParse(body)
  return news.success ? news.data.EnterpriseId : null
}
