import { LETTERS, letterId } from '../../components/letters.ts'
import { BoothPlate, Crumbs } from '../../components/parts.tsx'
import type { PageContext } from '../../lib/page.ts'
import type { DirectoryGroup } from './exhibitor-directory.ts'

interface Props {
  page: PageContext
  groups: readonly DirectoryGroup[]
}

/** /exhibitor/more: every exhibitor by initial, name and stand, on one page that is read and printed without script. */
export function ExhibitorDirectoryView({ page, groups }: Props) {
  const { t, format } = page
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const used = new Set(groups.map(({ letter }) => letter))
  return (
    <div className="wrap">
      <Crumbs
        label={t('common:breadcrumb')}
        items={[
          { label: t('common:home'), href: page.href('/') },
          { label: t('exhibitor:title'), href: page.href('/exhibitor') },
          { label: t('list:directory') },
        ]}
      />
      <header className="page-head">
        <div>
          <h1>{t('list:directory')}</h1>
          <p>{t('list:directoryLede', { count: total, n: format.number(total) })}</p>
        </div>
      </header>
      <nav className="letters letters-sticky" aria-label={t('list:letters')}>
        {LETTERS.map((letter) =>
          used.has(letter) ? (
            <a key={letter} href={`#${letterId(letter)}`}>
              {letter}
            </a>
          ) : (
            <span key={letter} className="off" aria-hidden="true">
              {letter}
            </span>
          ),
        )}
      </nav>
      {groups.map((group) => (
        <section className="letter" id={letterId(group.letter)} key={group.letter}>
          <h2>{group.letter}</h2>
          <ul>
            {group.entries.map((entry) => (
              <li key={entry.id}>
                <a href={page.href(`/exhibitor/detail/${entry.id}`)}>
                  {entry.name}
                  {entry.localName !== entry.name && (
                    <span className="faint small" lang={entry.localLanguage}>
                      {entry.localName}
                    </span>
                  )}
                </a>
                <BoothPlate page={page} booth={entry.booth} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
