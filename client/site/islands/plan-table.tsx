import type { PlansQuery } from '../../gql/site/graphql';
import { planTexts as texts } from '../texts/plan-texts';

type Catalogue = PlansQuery['plans'];

/** Prices, quotas and add-ons. The switch is made with CSS (plans.css): it works without scripts. */
export function PlanTable({ catalogue }: { catalogue: Catalogue }) {
  const { currency, plans, addOns } = catalogue;
  // Indian number format (1,00,000) in every locale.
  const money = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  const count = new Intl.NumberFormat('en');
  return (
    <div className="site-plans">
      <fieldset className="site-switch">
        <legend className="site-sr">{texts.period}</legend>
        <label>
          <input type="radio" name="period" value="monthly" defaultChecked />
          <span>{texts.monthly}</span>
        </label>
        <label>
          <input type="radio" name="period" value="yearly" />
          <span>{texts.yearly}</span>
        </label>
      </fieldset>
      <div className="site-scroll" tabIndex={0} role="region" aria-label={texts.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.plan}</th>
              <th scope="col">{texts.price}</th>
              <th scope="col" className="of-year">
                {texts.saving}
              </th>
              <th scope="col">{texts.exams}</th>
              <th scope="col">{texts.students}</th>
            </tr>
          </thead>
          <tbody>
            {plans.map((plan) => (
              <tr key={plan.name}>
                <th scope="row">{plan.name}</th>
                <td data-label={texts.price}>
                  <span className="of-month">
                    <b>{money.format(plan.monthlyPrice)}</b> {texts.perMonth}
                  </span>
                  <span className="of-year">
                    <b>{money.format(plan.yearlyPrice)}</b> {texts.perYear}
                  </span>
                </td>
                <td data-label={texts.saving} className="of-year">
                  {plan.annualSavingPercent}%
                </td>
                <td data-label={texts.exams}>{count.format(plan.examsPerMonth)}</td>
                <td data-label={texts.students}>{count.format(plan.studentsPerMonth)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="site-add-ons-title">{texts.addOnsTitle}</p>
      <ul className="site-add-ons">
        {addOns.map(({ kind, price }) => (
          <li key={kind}>
            {texts.addOns[kind]}: <b>{money.format(price)}</b> {texts.each}
          </li>
        ))}
      </ul>
    </div>
  );
}
