export type WebhooksServices = {
  /** Writes down what happened in a property, and sends what is due. */
  work(propertyId: string, signal?: AbortSignal): Promise<void>
}
