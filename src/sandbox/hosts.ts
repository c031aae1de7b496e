/**
 * Other hosts than the calls' own, by which the sandbox names what it serves: as a platform whose files stand elsewhere.
 * Whoever serves the sandbox hands requests of all of them to it.
 */
export interface SandboxHosts {
  /** Of the chat's connection: `ws://host:port`. */
  readonly im?: string | undefined
  /** Of playlists, segments and captions: an origin, as the next two. */
  readonly streams?: string | undefined
  /** Where files are sent to. */
  readonly uploads?: string | undefined
  /** Pictures, papers, uploaded files. */
  readonly media?: string | undefined
}

/** Addresses in answers, as they are in JSON: as a text of their own, or in an attribute of HTML. */
const PLACES: readonly { of: keyof SandboxHosts; at: RegExp }[] = [
  { of: 'im', at: /(")wss?:\/\/[^"/]+(?=\/webapi\/im")/g },
  { of: 'streams', at: /(")(?=\/sandbox\/(?:stream|captions)\/)/g },
  { of: 'uploads', at: /(")(?=\/sandbox\/upload\/)/g },
  { of: 'media', at: /(")(?=\/(?:media|sandbox\/file)\/)/g },
]

/** An answer of the sandbox that names its files by other hosts. */
export async function atHosts(answer: Response, hosts: SandboxHosts): Promise<Response> {
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer
  let text = await answer.text()
  for (const { of, at } of PLACES) {
    const host = hosts[of]
    if (host !== undefined) text = text.replace(at, (_, quote: string) => quote + host)
  }
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return new Response(text, { status: answer.status, headers })
}
