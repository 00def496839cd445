/** What passing would let happen, beside the request on top of the stage. */
import { PASS } from '@blackpoker/engine';
import { useMemo } from 'react';
import { useLang } from '../../app/lang.ts';
import { forecast, passResolves } from '../planning/forecast.ts';
import { forecastLines } from '../prompt/forecastText.ts';
import { useTableState } from './useTable.ts';

export function useStageNotes(): ReadonlyMap<number, string> {
  const lang = useLang();
  const world = useTableState((state) => state.world);
  return useMemo(() => {
    const top = world?.view.stage.at(-1);
    if (world?.asked.kind !== 'chance' || top === undefined || !passResolves(world)) return new Map();
    const result = forecast(world, [PASS], 'now');
    const lines = result === undefined ? [] : forecastLines(world, result, lang, top.target ?? { type: 'lost' });
    return lines.length === 0 ? new Map() : new Map([[top.id, lines.join(lang === 'ja' ? '、' : ', ')]]);
  }, [world, lang]);
}
