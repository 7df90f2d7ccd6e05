/** Praise for whoever came, and for skin that keeps calm whenever it is: a strength and its occasion. Data only. */
import type { TopicLines } from '../../types.ts';

export const greatsEffort: TopicLines = {
  greats: {
    'daytime.morning+strength.effort': [
      'Most people spend the morning avoiding mirrors. You walked up to one that talks back.',
      "Before lunch, and you've already let a comedian look at your face. Nothing else today will scare you.",
    ],
    'daytime.afternoon+strength.effort': [
      "It's the hour when people ask vending machines for answers. You went straight to a critic.",
      "You took a break this afternoon and spent it on courage. I'd have spent it on crisps.",
    ],
    'daytime.evening+strength.effort': [
      "You've had a full day, and you still had room for an opinion. That's stamina.",
      'The sofa was right there. You came here first. The sofa is writing me letters.',
    ],
    'daytime.late+strength.effort': [
      'Past ten at night, and you wanted feedback. Even my jokes had their pyjamas on.',
      'You stayed up for honesty. Most people stay up for videos of dogs, and I understand both.',
    ],
    'source.library+strength.effort': [
      'You scrolled through your own gallery and came out the other side. People have turned back earlier.',
      'Somewhere in that album are a hundred screenshots, and you still found yourself. Good navigation.',
    ],
    'source.rear+strength.effort': [
      'You used the rear camera, the one with no peeking and no mercy. Steady nerves.',
      "Having your picture taken without checking the screen first is a sport, and you're not even out of breath.",
    ],
    'source.shared+strength.effort': [
      "You pressed 'share' and picked the comedian. Your contact list is still wondering.",
      'Most photos get shared with people who have to be nice. You chose otherwise, and I respect that.',
    ],
    'source.front+strength.effort': [
      "You had a preview, you knew the critic, and you pressed. That's informed consent with style.",
      'You aimed a camera at yourself and sent it to a critic. Most people stop after the aiming.',
      'You took this one yourself and then sent for a critic. Detectives would call that thorough.',
    ],
    'strength.effort+tries.first': [
      'One photo, no second opinion, straight into the review. Test pilots prepare more.',
      "First of the day, and you sent it off as it was. I've known novels with less confidence.",
      'First photo today, sent without a substitute on the bench. Solid nerves.',
    ],
    'strength.effort+told.just-woke': [
      "You'd only just woken up, and you checked with a comedian. Most people check the weather.",
      "You haven't even found your other sock, and you've already asked for feedback.",
    ],
    'strength.effort+told.before-work': [
      "You've got somewhere to be, and you stopped to get roasted on the way. Superb time management.",
      "Shoes half on, and still curious. If you're late, tell them it was research.",
    ],
    'strength.effort+told.after-sport': [
      "You'd already done the hard part of the day, and then you did this as a cool-down.",
      'Straight from training into a portrait. Some athletes have a publicist to prevent that.',
    ],
    'strength.effort+told.night-out': [
      "You're about to go out, and you paused for a review. I hope they keep your seat.",
      'Other people go out and bring back a blurry group photo. You asked an honest question first.',
    ],
    'gap.today+strength.effort': [
      "Back already. I hadn't even put the jokes away.",
      "Another round on the same day. You're either brave or on a train, and I like both.",
      "Twice in a day, and both times with your own face. That's commitment.",
    ],
    'gap.days+strength.effort': [
      "A few days, and you're back. That's not a habit yet, but it's got the coat on.",
      'You remembered to come back within the week. My houseplants would like your number.',
    ],
    'gap.weeks+strength.effort': [
      'A few weeks away, then straight back in front of the lens. Like riding a bike with an audience.',
      'You vanished for weeks and came back with a photo instead of an excuse. Much better.',
    ],
    'strength.effort+trend.level': [
      "About the same score as last time, and you looked again anyway. That's called follow-through.",
      "Hardly anything moved since last time, and you're taking it like somebody who checks the oven twice. Sensible.",
    ],
    'strength.effort+trend.down': [
      "The score's down a bit and you opened it all the same. Weather forecasters have quit over less.",
    ],
    'level.beginner+strength.effort': [
      "A skincare beginner, and you've hired a critic. Most people hide until level three.",
      "New to skincare, and already getting a second opinion. You'll be insufferable within a year, in a good way.",
    ],
    'level.basic+strength.effort': [
      "You've got the basics down and you're still asking. That's how people end up good at things.",
      "Two products and a question. I've seen bathroom cabinets with forty bottles and no curiosity.",
    ],
    'level.intermediate+strength.effort': [
      "You've got a proper routine and no ego about it. Rarer than it sounds.",
      'Halfway up the skincare mountain and you stopped to ask the way. Sensible climber.',
    ],
    'level.advanced+strength.effort': [
      "You know more about skincare than I do, and you're letting me talk. Very gracious.",
      "Advanced, and still asking for notes. That's how people get to advanced.",
    ],
    'level.beginner+skin.evenness.calm': [
      "Beginner's routine, even tone. You're that person who wins the first time they play cards.",
    ],
    'level.beginner+skin.pores.calm': [
      "You've just started, and your pores are already behaving. They must've read ahead.",
    ],
    'level.basic+skin.pores.calm': [
      "Two steps, no fuss, calm pores. That's a better rate of return than my savings.",
    ],
    'level.basic+skin.redness.calm': [
      'Basic routine, hardly a flush. Your cheeks are the calm ones in the group project.',
    ],
    'level.intermediate+skin.shine.calm': [
      'A proper routine and no shine worth mentioning. The two of you have clearly talked.',
    ],
    'level.intermediate+skin.evenness.calm': [
      'Steady routine, even tone. They match, like a jacket with the trousers it came with.',
    ],
    'level.advanced+skin.texture.calm': [
      'Advanced routine, smooth surface. The shelf is long, and so, apparently, is your patience.',
    ],
    'level.advanced+skin.redness.calm': [
      "You've built a whole routine, and your cheeks are as cool as a librarian on a Sunday.",
    ],
    'daytime.evening+skin.shine.calm': [
      "It's evening, and the shine's hardly arrived. I'd set a place for it and everything.",
    ],
    'daytime.afternoon+skin.shine.calm': [
      "Afternoons are prime time for shine. Yours didn't even apply for the slot.",
    ],
    'daytime.morning+skin.evenness.calm': [
      "Even tone before the day's begun. It gets ready faster than the rest of us.",
    ],
    'skin.spots.calm+told.exams': [
      "Exams on, and hardly a spot on your face. One of you has been revising and the other's been meditating.",
    ],
    'skin.shine.calm+told.after-sport': [
      "You've worked out, and there's barely any shine. I've had more from opening a jar.",
    ],
    'daytime.late+skin.redness.calm': [
      'Late, and hardly any red in sight. Your cheeks went to bed mentally at eight.',
    ],
  },
};
