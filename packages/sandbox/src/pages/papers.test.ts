import { describe, expect, it } from 'vitest'
import { createSandbox } from '../app.ts'

describe('papers', () => {
  it('are served as PDF files of the declared size for each download of an exhibit', async () => {
    const sandbox = createSandbox({ size: 'small' })
    const api = 'http://sandbox/webapi/expo-main/api/v2/app'
    const listed = await (await sandbox.fetch(new Request(`${api}/search/exhibits?pageSize=1&pageNum=3`))).json()
    const { exhibitsId } = (listed as { records: { exhibitsId: string }[] }).records[0] ?? { exhibitsId: '' }
    const detail = await (await sandbox.fetch(new Request(`${api}/exhibits/${exhibitsId}`))).json()
    const { downloads } = (detail as { data: { downloads: { url: string; bytes: number }[] } }).data
    expect(downloads.length).toBeGreaterThan(1)
    for (const { url, bytes } of downloads) {
      const reply = await sandbox.fetch(new Request(`http://sandbox${url}`))
      expect(reply.headers.get('content-type')).toBe('application/pdf')
      expect((await reply.arrayBuffer()).byteLength).toBe(bytes)
    }
    const unknown = await sandbox.fetch(new Request(`http://sandbox/media/paper/${exhibitsId}/nothing.pdf`))
    expect(unknown.status).toBe(404)
    sandbox.close()
  })
})
