import { asZone } from '@fair/contract/rules/own-values.ts'
import type { PageData } from '../src/stores/page-data.ts'

/** The data that the layout passes to the browser (layouts/frame.ts), for a page of the sample fair in a test. */
export const testPageData = (over: Partial<PageData> = {}): PageData => ({
  route: { pattern: '/exhibits' },
  language: 'en-US',
  fallback: 'zh-CN',
  exhibitionId: '2001',
  scopeId: null,
  liveId: null,
  tenantId: '1001',
  brandId: '',
  groupId: '',
  product: 'expo',
  apiBase: '',
  media: '{url}?w={width}',
  zone: asZone('Asia/Shanghai'),
  search: 'ES',
  flags: [],
  uiStrings: {
    dark: '',
    light: '',
    saved: '',
    unsaved: '',
    failed: '',
    undo: '',
    shared: '',
    yours: '',
    network: '',
    offline: '',
    close: '',
  },
  ...over,
})
