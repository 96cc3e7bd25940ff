// Opens a table from the store: from a usable snapshot, else from its first entry.

import { haltBy, type Halt } from './halt.ts';
import { Ledger } from './ledger.ts';
import { Outages } from './outages.ts';
import type { HostPlan, HostPorts } from './plan.ts';

export interface Opened {
  readonly ledger: Ledger;
  /** The times without a server for the table. */
  readonly outages: Outages;
  /** Set if the log is unplayable; says how far it was played. */
  readonly halt: Halt | undefined;
}

export async function openTable(plan: HostPlan, ports: HostPorts): Promise<Opened> {
  const { rules, setup, reader, sheet, gap } = plan;
  const opened = ports.clock.now();
  const outages = ports.outages ?? new Outages();
  const { players, clock, isRated } = sheet;
  const ledgerPlan = { rules, setup, reader, players, clock, isRated, outages };
  const halt = ports.halt ?? (gap && haltBy(gap, 0));
  if (halt !== undefined) return { ledger: Ledger.still(ledgerPlan), outages, halt };
  const { snapshot } = ports;
  const kept = snapshot === undefined ? undefined : Ledger.restore(ledgerPlan, snapshot);
  const ledger = kept ?? new Ledger(ledgerPlan);
  const entries = await ports.store.entries(sheet.id, ledger.length);
  try {
    for (const entry of entries) ledger.take(entry);
  } catch (error) {
    return { ledger, outages, halt: haltBy(error, ledger.length) };
  }
  if (ports.outages === undefined && ledger.length > 0)
    outages.add({ since: ledger.at, until: opened });
  return { ledger, outages, halt: undefined };
}
