import { BoothLink } from '../../components/BoothLink.tsx'
import { LETTERS, letterId } from '../../components/letters.ts'
import { Pager } from '../../components/Pager.tsx'
import { Crumbs } from '../../components/parts.tsx'
import { usePage } from '../../components/usePage.ts'
import { type DirectoryPage, directoryPath } from './exhibitor-directory.ts'

interface Props {
  directory: DirectoryPage
}

/** /exhibitor/more: exhibitors by initial, with name and booth. It can be read and printed without script. */
export function ExhibitorDirectoryView({ directory }: Props) {
  const page = usePage()
  const { t, format } = page
  const { pageNum, pageSize, total, letterPages, groups } = directory
  return (
    <div className="wrap">
      <Crumbs
        items={[{ label: t('exhibitor:title'), href: page.href('/exhibitor') }, { label: t('list:directory') }]}
      />
      <header className="page-head">
        <div>
          <h1>{t('list:directory')}</h1>
          <p>{t('list:directoryLede', { count: total, n: format.number(total) })}</p>
        </div>
      </header>
      <nav className="letters letters-sticky" aria-label={t('list:letters')}>
        {LETTERS.map((letter) => {
          const on = letterPages[letter]
          if (on === pageNum)
            return (
              <a key={letter} href={`#${letterId(letter)}`}>
                {letter}
              </a>
            )
          // Lists link to a letter on the first page (ListLetters); `:target` marks its link to the right page there.
          return on ? (
            <a
              key={letter}
              id={pageNum === 1 ? letterId(letter) : undefined}
              href={page.href(`${directoryPath(on)}#${letterId(letter)}`)}
            >
              {letter}
            </a>
          ) : (
            <span key={letter} className="off" aria-hidden="true">
              {letter}
            </span>
          )
        })}
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
                <BoothLink booth={entry.booth} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pager pageNum={pageNum} pageSize={pageSize} total={total} href={(n) => page.href(directoryPath(n))} />
    </div>
  )
}
