// What the card texts of Chicorée le Jeu must hold in every language.

export type CardCode =
  | 'EGY'
  | 'GRE'
  | 'MOI'
  | 'C1'
  | 'C2'
  | 'C3'
  | 'C4'
  | 'C5'
  | 'C6'
  | 'C7'
  | 'JOK'
  | 'MAL'
  | 'ORA'
  | 'PLU'
  | 'INC'
  | 'SUR'
  | 'CAF'
  | 'VOG'
  | 'BLO'
  | 'SAN'
  | 'D1'
  | 'D2'
  | 'D3'
  | 'D4'
  | 'D5';

/** A card’s short name, and what it does in one sentence. */
export interface CardText {
  readonly name: string;
  readonly effect: string;
}

export type CardTexts = Readonly<Record<CardCode, CardText>>;
