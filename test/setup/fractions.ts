/** An exact fraction of whole numbers. */
export class Fraction {
  constructor(
    private readonly above: bigint,
    private readonly below = 1n,
  ) {}

  times(other: Fraction): Fraction {
    return new Fraction(this.above * other.above, this.below * other.below);
  }

  over(other: Fraction): Fraction {
    return new Fraction(this.above * other.below, this.below * other.above);
  }

  minus(other: Fraction): Fraction {
    const above = this.above * other.below - other.above * this.below;
    return new Fraction(above, this.below * other.below);
  }

  sign(): number {
    return Number(this.above > 0n) - Number(this.above < 0n);
  }

  toNumber(): number {
    let [a, b] = [this.above < 0n ? -this.above : this.above, this.below];
    while (b !== 0n) [a, b] = [b, a % b];
    return Number(this.above / a) / Number(this.below / a);
  }
}
