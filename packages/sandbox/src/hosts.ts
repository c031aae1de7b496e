/**
 * Other hosts than that of the calls, which the sandbox uses in the addresses of its files: like a platform whose files
 * are on separate hosts. The server in front of the sandbox forwards requests for all of them to it.
 */
export interface SandboxHosts {
  /** For the chat's connection: `ws://host:port`. */
  readonly im?: string | undefined
  /** For playlists, segments and captions: an origin, like the next two. */
  readonly streams?: string | undefined
  /** For file uploads. */
  readonly uploads?: string | undefined
  /** For pictures, papers and uploaded files. */
  readonly media?: string | undefined
}

/** Addresses in answers, in their JSON form: as a separate text, or in an attribute of HTML. */
const PLACES: readonly { of: keyof SandboxHosts; at: RegExp }[] = [
  { of: 'im', at: /(")wss?:\/\/[^"/]+(?=\/webapi\/im")/g },
  { of: 'streams', at: /(")(?=\/sandbox\/(?:stream|captions)\/)/g },
  { of: 'uploads', at: /(")(?=\/sandbox\/upload\/)/g },
  { of: 'media', at: /(")(?=\/(?:media|sandbox\/file)\/)/g },
]

/** An answer of the sandbox with its file addresses on other hosts. */
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
