import { Material, material } from '@fair/contract/material.ts'
import { useCallback } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { QueryPager } from '../../components/QueryPager.tsx'
import { QueryTabs } from '../../components/QueryTabs.tsx'
import { useQuery } from '../../components/useQuery.ts'
import { WriteButton } from '../../components/WriteButton.tsx'
import { useIsland } from '../../islands/IslandProvider.tsx'
import { showToast } from '../../stores/toasts.ts'
import { useAnswer } from '../shared/form/useAnswer.ts'
import { KeywordField } from '../shared/personal/KeywordField.tsx'
import { ListCount } from '../shared/personal/ListCount.tsx'
import { PersonalPage } from '../shared/personal/PersonalPage.tsx'
import { usePersonal } from '../shared/personal/use-personal.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { useBlockingWrite } from '../shared/useBlockingWrite.ts'

const PAGE_SIZE = 20
const SOURCES = Material.shape.source.options
const WHERE = { EXHIBIT: '/exhibits/detail', MEETING: '/meeting/detail', PROJECT: '/project/detail' } as const

/** Documents that the visitor has saved, by their source. */
export const MaterialsPage = () => (
  <PersonalPage>
    <Materials />
  </PersonalPage>
)

function Materials() {
  const { page, call } = useIsland()
  const { t } = page
  const address = useQuery()
  const pageNum = Math.max(1, Math.trunc(Number(address.query.get('page') ?? 1)) || 1)
  const keyword = address.query.get('keyword') ?? ''
  const sourceParam = address.query.get('source')
  const source = SOURCES.find((each) => each === sourceParam) ?? null
  const load = useCallback(
    () =>
      call(material.list, {
        pageNum,
        pageSize: PAGE_SIZE,
        ...(source && { source }),
        ...(keyword !== '' && { keyword }),
      }),
    [call, pageNum, keyword, source],
  )
  const listed = useAnswer(load)
  const { answer, refresh } = listed
  const total = answer?.ok ? answer.data.total : 0
  const isNarrowed = keyword !== '' || source !== null
  return (
    <>
      <QueryTabs
        at={address}
        label={t('personal:material.tabs')}
        values={[null, ...SOURCES]}
        current={source}
        to={(each) => ({ source: each, page: null })}
      >
        {(each) => t(`personal:material.${each ?? 'all'}`)}
      </QueryTabs>
      <div className="pc-tools">
        <KeywordField
          label={t('personal:keyword')}
          value={keyword}
          onSearch={(next) => address.go({ keyword: next || null, page: null })}
        />
      </div>
      <ListCount
        text={total > 0 ? t('personal:material.count', { count: total }) : ''}
        noMatch={answer?.ok && isNarrowed ? t('personal:noMatch') : ''}
      />
      {!answer?.ok && <RequestState request={listed} title={t('personal:failed')} />}
      {answer?.ok && total === 0 && isNarrowed && (
        <EmptyState
          title={t('personal:noMatch')}
          description={t('personal:noMatchWhy')}
          actions={[
            { label: t('personal:showAll'), href: address.hrefWith({ keyword: null, source: null, page: null }) },
          ]}
        />
      )}
      {answer?.ok && total === 0 && !isNarrowed && (
        <EmptyState
          title={t('personal:material.none')}
          description={t('personal:material.noneWhy')}
          actions={[{ label: t('personal:toExhibits'), href: page.href('/exhibits') }]}
        />
      )}
      {answer?.ok && total > 0 && (
        <>
          <ul className="pc-list">
            {answer.data.records.map((each) => (
              <MaterialRow key={each.materialId} material={each} refresh={refresh} />
            ))}
          </ul>
          <QueryPager
            at={address}
            pageNum={pageNum}
            pageSize={PAGE_SIZE}
            total={total}
            shown={answer.data.records.length}
          />
        </>
      )}
    </>
  )
}

function MaterialRow({ material: each, refresh }: { material: Material; refresh: () => void }) {
  const { page, call, recount } = usePersonal()
  const { t, format, zone } = page
  const { busy, write } = useBlockingWrite()
  const { file, source, sourceId, sourceName, exhibitorName, saveTime, materialId } = each
  const undo = async () => {
    const result = await call(material.save, { source, sourceId, url: file.url })
    if (!result.ok) return showToast({ text: result.message, bad: true })
    recount()
    refresh()
  }
  const remove = async () => {
    const result = await call(material.remove, { materialIds: [materialId] })
    if (!result.ok) return showToast({ text: result.message, bad: true })
    showToast({
      text: t('personal:material.removed'),
      action: { label: t('common:undo'), run: () => void undo() },
    })
    recount()
    refresh()
  }
  return (
    <li className="pc-row pc-plain">
      <div>
        <h2 className="pc-name">{file.fileName}</h2>
        <p className="small">
          <a className="link" href={page.href(`${WHERE[source]}/${sourceId}`)}>
            {sourceName}
          </a>
          {exhibitorName && exhibitorName !== sourceName && ` · ${exhibitorName}`}
        </p>
        <p className="tiny faint tnum">
          {file.format} · {format.bytes(file.bytes)} · {t('personal:savedAt', { date: format.date(saveTime, zone) })}
        </p>
      </div>
      <p className="btn-row">
        <a
          className="btn btn-2 btn-s"
          href={file.url}
          download={file.fileName}
          aria-label={t('personal:material.download', { name: file.fileName })}
        >
          <Icon name="download" />
        </a>
        <WriteButton
          className="btn btn-quiet btn-s"
          busy={busy}
          label={t('personal:material.remove', { name: file.fileName })}
          onPress={() => write(remove)}
        >
          <Icon name="trash" />
        </WriteButton>
      </p>
    </li>
  )
}
