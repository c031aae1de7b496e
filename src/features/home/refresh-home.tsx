import type { ReactNode } from 'react'
import { connect } from '../../api/browser.ts'
import { decoration } from '../../contract/decoration.ts'
import { exhibition } from '../../contract/exhibition.ts'
import { live } from '../../contract/live.ts'
import { meeting } from '../../contract/meeting.ts'
import type { BlockSources, FilledBlock } from '../../domain/blocks.ts'
import { homeProps } from '../../domain/home-page.ts'
import { createRoot } from '../../islands/root.ts'
import { loadTranslate } from '../../lib/i18n/browser-texts.ts'
import { liveContext } from '../../lib/page-context.ts'
import { tellDrawn } from '../../stores/changes.ts'
import type { PageData } from '../../stores/page-data.ts'
import { Agenda } from '../shared/blocks/Agenda.tsx'
import { Lives } from '../shared/blocks/Lives.tsx'
import { TodayPanel } from '../shared/blocks/TodayPanel.tsx'

/** What the parts that go by the clock are made of; all other blocks stay as they were built. */
const NOTHING_ELSE: Omit<BlockSources, 'zone' | 'lives' | 'meetings'> = {
  exhibitors: [],
  exhibits: [],
  random: [],
  news: [],
  groups: [],
  industries: [],
  advertisements: [],
  forms: [],
  clean: (html) => html,
  hasPage: () => true,
}

const EVERYTHING = { pageNum: 1, pageSize: 0 }

/**
 * Reads anew what of a prerendered home goes by the clock: the day, what runs and how many, what comes. Each part takes the
 * place of the old one without moving anything. Answers whether the platform told all of it.
 */
export async function refreshHome(data: PageData): Promise<boolean> {
  const { exhibitionId } = data
  if (exhibitionId === null) return false
  const t = await loadTranslate(data.language, ['common', 'errors', 'home'])
  const call = connect(data, (key) => t(`errors:${key}`))
  const [fair, composed, lives, meetings] = await Promise.all([
    call(exhibition.detailPc, { id: exhibitionId }),
    call(decoration.homeRender, {}),
    call(live.list, EVERYTHING),
    call(meeting.list, EVERYTHING),
  ])
  if (!fair.ok || !composed.ok || !lives.ok || !meetings.ok) return false
  const page = liveContext(data, t)
  const sources = {
    ...NOTHING_ELSE,
    zone: fair.data.timeZone,
    lives: lives.data.records,
    meetings: meetings.data.records,
  }
  const props = homeProps(fair.data, composed.data, sources, page.now)
  const panel = document.querySelector<HTMLElement>('[data-fair]')
  if (panel) replace(panel, <TodayPanel page={page} exhibition={fair.data} today={props.today} />)
  for (const block of props.blocks) {
    const section = document.querySelector(`[data-block="${CSS.escape(block.blockId)}"]`)?.closest('section')
    const view = section && viewOf(block)
    if (section && view) replace(section, view)
  }
  tellDrawn()
  return true

  function viewOf(block: FilledBlock): ReactNode {
    if (block.type === 'lives') return <Lives page={page} block={block} />
    return block.type === 'meetings' ? <Agenda page={page} block={block} /> : null
  }
}

/** Puts a view in the place of an element, as high as that was; what a hand is in stays as it is. */
function replace(old: HTMLElement, view: ReactNode): void {
  if (old.contains(document.activeElement)) return
  const place = document.createElement('div')
  createRoot(place).render(view)
  const fresh = place.firstElementChild
  if (!(fresh instanceof HTMLElement) || saysOf(fresh) === saysOf(old)) return
  const height = old.getBoundingClientRect().height
  const scrolled = old.querySelector('.rail')?.scrollLeft ?? 0
  fresh.style.minBlockSize = `${height}px`
  old.replaceWith(fresh)
  fresh.querySelector('.rail')?.scrollTo({ left: scrolled, behavior: 'instant' })
  // Longer titles than before: rather a row less than a page that moves under its reader.
  const rows = [...fresh.querySelectorAll('ol > li')]
  while (rows.length > 1 && fresh.getBoundingClientRect().height > height) rows.pop()?.remove()
  addEventListener('resize', () => fresh.style.removeProperty('min-block-size'), { once: true })
}

/** What a part says, in all phases, and where it leads. */
const saysOf = (part: HTMLElement): string =>
  [part.textContent, ...[...part.querySelectorAll('a')].map((link) => link.getAttribute('href'))].join('\n')
