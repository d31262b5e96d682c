// DNS: what stands under a name for everybody to read.
// Adapter: node's own resolver (resolver.ts).
export type DnsPort = {
  /** The texts under a name, none where there are none; null where no name server answered in time. */
  texts(name: string): Promise<string[] | null>
}
